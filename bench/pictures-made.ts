import type pg from 'pg'
import { PICTURE_WIDTHS, PORTRAIT_WIDTHS } from '../src/server/pictures/files.ts'

/** Says that all sizes of the pictures are made, which takes a new site some time. Checkouts from before some columns have fewer sizes. */
export async function picturesMade(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'pictures'")
  for (const [column, sizes] of [
    ['widths', PICTURE_WIDTHS],
    ['portraits', PORTRAIT_WIDTHS],
  ] as const)
    if (rows.some(({ name }) => name === column)) await client.query(`UPDATE pictures SET ${column} = $1`, [[...sizes]])
}
