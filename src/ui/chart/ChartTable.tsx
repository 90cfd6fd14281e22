import { Link } from '@umijs/max';
import { NOTHING } from '@kit/format/number';
import type { ChartModel } from './chartModel';
import styles from './Chart.module.css';

interface Props {
  model: ChartModel;
  /** Where the rows behind a label are listed. */
  to: ((index: number) => string | undefined) | undefined;
  /** Only screen readers get it. */
  isHidden: boolean;
}

/** The figures of a chart as a table, for those who do not see the chart or prefer to read. */
export function ChartTable({ model: { title, labelTitle, labels, series }, to, isHidden }: Props) {
  const name = (label: string, index: number) => {
    const address = isHidden ? undefined : to?.(index);
    return address ? <Link to={address}>{label}</Link> : label;
  };
  return (
    // A long table scrolls; with a tab stop the keyboard can scroll it as well.
    <div
      className={isHidden ? styles.unseen : styles.scroll}
      {...(isHidden ? {} : { role: 'region', 'aria-label': title, tabIndex: 0 })}
    >
      <table className={styles.table}>
        <caption className={styles.unseen}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labelTitle}</th>
            {series.map((one) => (
              <th key={one.name} scope="col" className={styles.figure}>
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            // Two records may have one title: a row is that of its position.
            <tr key={index}>
              <th scope="row">{name(label, index)}</th>
              {series.map(({ name: of, values, format }) => {
                const value = values[index] ?? null;
                return (
                  <td key={of} className={styles.figure}>
                    {value === null ? NOTHING : format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
