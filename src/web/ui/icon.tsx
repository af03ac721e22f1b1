const shapes = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  bath: 'M4 12h16v3a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM6 12V6a2 2 0 0 1 4 0M7 19l-1 2M17 19l1 2',
  bed: 'M3 18v-6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6M3 16h18M6 10V7a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  hide: 'M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M4 4l16 16',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  next: 'M9 6l6 6-6 6',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.4-4 3-6 6.5-6s6.100 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .800 3.200 2.600 3.500 5.500',
  phone: 'M6 3h4l1.500 5-2.500 1.500a12 12 0 0 0 5.500 5.500L16 12.500l5 1.500v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2',
  pin: 'M12 21s7-6.300 7-11.500a7 7 0 0 0-14 0C5 14.700 12 21 12 21M12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5',
  previous: 'M15 6l-6 6 6 6',
  print: 'M7 9V3h10v6M7 17H4v-8h16v8h-3M7 14h10v7H7z',
  show: 'M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  size: 'M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6',
  star: 'M12 3.500l2.600 5.500 6 .800-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6L3.400 9.800l6-.800z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.500 20.500c.700-4 3.500-6 7.500-6s6.800 2 7.500 6',
  wanting: 'M12 6.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11',
  warning: 'M12 4L2.500 20h19zM12 10v4.500M12 17.200v.300',
}

export type IconName = keyof typeof shapes

/** Decorative line icon beside text; hidden from screen readers. */
export function Icon({ name, className = 'size-5', filled = false }: { name: IconName; className?: string; filled?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
