const CODE = /booking (\S+)$/

/** Says reasons that are stored in English. `texts`: by the English ones, with `*` in place of a booking's number. Others stay as they are. */
export const saidBy =
  (texts: Record<string, string>) =>
  (reason: string): string => {
    const code = CODE.exec(reason)?.[1]
    const text = texts[reason] ?? (code === undefined ? undefined : texts[reason.replace(code, '*')])
    return code === undefined || text === undefined ? (text ?? reason) : text.replace('*', code)
  }
