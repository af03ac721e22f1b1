/** Thrown with words for whoever starts the site. */
export class BadEnvironment extends Error {}
