import { href } from 'react-router'
import * as words from '#words/en/villas.ts'
import { PageHead } from '../layout/page-head.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** `error`: what failed, in words. Dark like a villa's photograph, because the header above it is white. */
export function VillaFailure({ error }: { error: string }) {
  return (
    <>
      <PageHead title={words.villa} hidden />
      <div className="on-night bg-night text-white">
        <h1 className="wrap pt-32 pb-10 text-2xl">{words.thisVillaCannotBeShown}</h1>
      </div>
      <div className="wrap py-10">
        <Notice tone="bad" title={error}>
          {words.nothingWasLostPleaseTry}
        </Notice>
        <LinkButton to={href('/villas')} className="mt-6">
          {words.returnToAllVillas}
        </LinkButton>
      </div>
    </>
  )
}
