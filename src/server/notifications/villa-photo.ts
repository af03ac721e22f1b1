import type { Photo } from '../mail/email-template.ts'
import type { AboutBooking } from './about-booking.ts'

/** As wide as a mail is on a desk. */
const PHOTO_WIDTH = 534

/** The picture of the villa, by an address that tells nothing of its reader. */
export const photoOfVilla = ({ villa, picture }: Pick<AboutBooking, 'villa' | 'picture'>, siteUrl: string): { photo?: Photo } =>
  picture === null
    ? {}
    : {
        photo: {
          url: `${siteUrl}/pictures/${picture.file}`,
          alt: villa.name,
          width: PHOTO_WIDTH,
          height: Math.round((PHOTO_WIDTH * picture.height) / picture.width),
        },
      }
