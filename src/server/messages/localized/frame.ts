import type { WordedTemplate } from '../../mail/email-template.ts'
import { blockText } from '../../mail/localized/layout.ts'

/** What a mail says itself around the texts that owners can change, as plain text. */
export const describeFrame = ({ top, blocks, button }: WordedTemplate) => ({
  top: top.map(blockText).join('\n\n'),
  middle: blocks.map(blockText).join('\n\n'),
  bottom: button ? button.label : '',
})
