import styles from './search.css?url'

/** Loaded with what first needs them: a lazy module brings no styles of its own. */
export const SearchStyles = () => <link rel="stylesheet" href={styles} precedence="office" />
