import { Button, Popover, Tag } from 'antd';
import type { PageFault } from '@/contract/content/home/complete';
import type { Weighed } from '@/contract/content/home/weigh';
import { T, useText } from '@/core/i18n';
import { FormFooter } from '@/ui/form/FormFooter';
import type { PageParts } from './commands/command';
import { nameOf } from '../shared/page-words/componentName';
import { faultText, isWarning } from './faults';
import type { Editor } from './saving/useLease';
import styles from './Designer.module.css';

interface Props {
  page: PageParts;
  faults: readonly PageFault[];
  weight: Weighed | undefined;
  editor: Editor;
  versionNo: number;
  isDraft: boolean;
  isDirty: boolean;
  said: string;
  saidKey: string;
  isRefused: boolean;
  onSelect: (componentId: string) => void;
}

/** What is missing before the page can be published; each leads to its component. */
function Checks({ page, faults, onSelect }: Pick<Props, 'page' | 'faults' | 'onSelect'>) {
  const text = useText();
  const rows = faults.map((fault) => ({ fault, component: page[fault.index] }));
  const list = (
    <ul className={styles.checks}>
      {rows.map(({ fault, component }) => (
        <li key={`${fault.index} ${fault.fault} ${fault.piece ?? ''}`}>
          <Button type="link" size="small" onClick={() => component && onSelect(component.componentId)}>
            {component ? `${fault.index + 1} ${nameOf(component, text)}` : text('designer.page')}
          </Button>
          {faultText(fault, text)}
        </li>
      ))}
    </ul>
  );
  const refused = faults.filter((one) => !isWarning(one)).length;
  if (faults.length === 0)
    return (
      <Tag color="green">
        <T id="designer.complete" />
      </Tag>
    );
  return (
    <Popover content={list} trigger="click" title={text('designer.checks', { count: faults.length })}>
      <Button size="small" danger={refused > 0}>
        <T id="designer.checks" values={{ count: faults.length }} />
      </Button>
    </Popover>
  );
}

function Weight({ weight }: Pick<Props, 'weight'>) {
  if (!weight) return null;
  const { requests, imageKb, firstKb, totalKb, code } = weight;
  return (
    <span className={code === null ? styles.quiet : styles.heavy}>
      <T id="designer.weight" values={{ requests, imageKb, firstKb, totalKb }} />
    </span>
  );
}

/** Checks, weight, who edits, and the last command, which screen readers announce as well. */
export function DesignerFooter(props: Props) {
  const { page, faults, weight, editor, versionNo, isDraft, isDirty, said, saidKey, isRefused, onSelect } = props;
  return (
    <FormFooter>
      <div className={styles.footer}>
        <div role="status" aria-live="polite" className={isRefused ? styles.refused : styles.said}>
          <span key={saidKey}>{said}</span>
        </div>
        <Checks page={page} faults={faults} onSelect={onSelect} />
        <Weight weight={weight} />
        <span className={styles.quiet}>
          <T id={isDraft || isDirty ? 'designer.draftOf' : 'designer.versionOf'} values={{ versionNo }} />
        </span>
        {isDirty && (
          <Tag color="orange">
            <T id="designer.unsaved" />
          </Tag>
        )}
        {editor.who === 'me' && (
          <Tag color="green">
            <T id="designer.editing" />
          </Tag>
        )}
      </div>
    </FormFooter>
  );
}
