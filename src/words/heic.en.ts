/** Follows the message that a file is not a picture that can be uploaded. */
export const heicHelp =
  "This is a HEIC picture of an iPhone, which many browsers cannot show. On the iPhone, open Settings, Camera, Formats and choose 'Most Compatible', or save the picture as JPEG before you upload it."
