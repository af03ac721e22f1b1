/** Hidden field that names the posted form for the page's action (`formAction`). */
export const Intent = ({ is }: { is: string }) => <input type="hidden" name="intent" value={is} />
