const ROOT = { x: 300, y: 40 };
const MIDDLE = [120, 300, 480];
const LEAVES = [60, 180, 300, 420, 540];
const PARENT_OF = [0, 0, 1, 2, 2];

type Point = readonly [x: number, y: number];

const link = ([x1, y1]: Point, [x2, y2]: Point) => {
  const middle = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}`;
};

/** A picture of the tree of companies: headquarters, companies, branch offices. */
export function TreePicture({ className }: { className: string | undefined }) {
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
