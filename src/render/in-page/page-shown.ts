/** The event by which React tells the script inside the page of each page that is shown without loading a document. */
export const PAGE_SHOWN = 'pageshown'
