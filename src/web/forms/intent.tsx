/** Says what a form asks for; the page's action knows each by name (`intentOf`). */
export const Intent = ({ is }: { is: string }) => <input type="hidden" name="intent" value={is} />
