/** The sign of the product: one trunk, three branches. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M14 8v6M6 20v-3a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v3M14 14v6" strokeLinecap="round" />
      <circle cx="14" cy="5" r="3" fill="currentColor" stroke="none" />
      <circle cx="6" cy="23" r="3" fill="currentColor" stroke="none" />
      <circle cx="14" cy="23" r="3" fill="currentColor" stroke="none" />
      <circle cx="22" cy="23" r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}
