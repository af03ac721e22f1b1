/** The message is for the operator who starts the site. */
export class BadEnvironment extends Error {}
