/** Calls once the first frame is computed, with which scripts would compete. A page in the background has no frames. */
export function afterFirstFrame(act: () => void): void {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}
