/** The sign of the product: one trunk, three branches. */
export function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M14 8v6M6 20v-3a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v3M14 14v6" strokeLinecap="round" />
      <circle cx="14" cy="5" r="3" fill="currentColor" stroke="none" />
      <circle cx="6" cy="23" r="3" fill="currentColor" stroke="none" />
      <circle cx="14" cy="23" r="3" fill="currentColor" stroke="none" />
      <circle cx="22" cy="23" r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}

const ROOT = { x: 300, y: 40 };
const MIDDLE = [120, 300, 480];
const LEAVES = [60, 180, 300, 420, 540];
const PARENT_OF = [0, 0, 1, 2, 2];

type Point = readonly [x: number, y: number];

const link = ([x1, y1]: Point, [x2, y2]: Point) => {
  const middle = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
};

/** Headquarters, companies, branch offices: what the console is about. */
export function BranchTree({ className }: { className: string | undefined }) {
  const companies = MIDDLE.map((x) => link([ROOT.x, ROOT.y], [x, 160]));
  const offices = LEAVES.map((x, i) => link([MIDDLE[PARENT_OF[i] ?? 0] ?? 0, 160], [x, 280]));
  return (
    <svg className={className} viewBox="0 0 600 320" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d={[...companies, ...offices].join('')} />
      <circle cx={ROOT.x} cy={ROOT.y} r="14" fill="currentColor" />
      {MIDDLE.map((x) => (
        <circle key={x} cx={x} cy="160" r="10" fill="currentColor" />
      ))}
      {LEAVES.map((x) => (
        <circle key={x} cx={x} cy="280" r="7" fill="currentColor" />
      ))}
    </svg>
  );
}
