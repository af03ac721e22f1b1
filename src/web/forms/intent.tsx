/** Hidden field that tells the page's action which form was posted (`formAction`). */
export const Intent = ({ is }: { is: string }) => <input type="hidden" name="intent" value={is} />
