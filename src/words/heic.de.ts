/** Follows the message that a file is not a picture that can be uploaded. */
export const heicHelp =
  'Das ist ein HEIC-Bild von einem iPhone, das viele Browser nicht anzeigen können. Öffnen Sie auf dem iPhone Einstellungen, Kamera, Formate und wählen Sie „Maximale Kompatibilität“, oder speichern Sie das Bild vor dem Hochladen als JPEG.'
