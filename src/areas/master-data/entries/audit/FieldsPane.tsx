import { Button, Card } from 'antd';
import { useState } from 'react';
import type { EntryChange, EntryDetail, EntryPage } from '@/contract/master-data/entry-records';
import { T } from '@/core/i18n';
import { pathsOf } from '../../shared/entries/paths';
import { SECTIONS } from '../sections';
import styles from './audit.module.css';
import { FieldRow } from './FieldRow';
import type { Verdicts } from './useVerdicts';

/** Whether a change concerns this field: the field itself, or something inside of it. */
const isIn = (path: string) => (change: EntryChange) => change.path === path || change.path.startsWith(`${path}.`);
const topOf = (path: string) => path.split('.')[0] ?? '';
/** The path of the whole row or field that a removed value belonged to. */
const rowOf = (path: string) => path.split('.').slice(0, 2).join('.');

interface Props {
  page: EntryPage;
  entry: EntryDetail;
  verdicts: Verdicts;
  at: string | undefined;
  onAt: (path: string) => void;
  onNext: () => void;
}

/** The fields of the form, section by section; fields that were accepted before and have not changed are folded. */
export function FieldsPane({ page, entry, verdicts, at, onAt, onNext }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { form, changes } = entry;
  const sections = SECTIONS[page].map(({ title, fields }) => {
    const present = fields.flatMap((name) => pathsOf(form, name));
    const gone = changes
      .filter((change) => fields.some((name) => name === topOf(change.path)))
      .map((change) => rowOf(change.path))
      .filter((path) => !present.includes(path));
    return { title, paths: [...present, ...new Set(gone)].filter((path) => isUnfolded || !verdicts.kept.has(path)) };
  });
  return (
    <>
      {verdicts.kept.size > 0 && (
        <Button block type="dashed" className={styles.section ?? ''} onClick={() => setUnfolded(!isUnfolded)}>
          <T id="entryAudit.folded" values={{ count: verdicts.kept.size }} />
          {' · '}
          <T id={isUnfolded ? 'kit.fold' : 'kit.unfold'} />
        </Button>
      )}
      {sections
        .filter(({ paths }) => paths.length > 0)
        .map(({ title, paths }) => (
          <Card key={title} size="small" className={styles.section ?? ''} title={<T id={title} />}>
            {paths.map((path) => (
              <FieldRow
                key={path}
                entry={entry}
                path={path}
                changes={changes.filter(isIn(path))}
                verdicts={verdicts}
                isCurrent={path === at}
                onHere={() => onAt(path)}
                onNext={onNext}
              />
            ))}
          </Card>
        ))}
    </>
  );
}
