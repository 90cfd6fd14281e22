import { Alert, Button, Flex, Radio, Typography } from 'antd';
import { useState } from 'react';
import { duplicateApi, type DuplicatePair, type MergePreview, type MergeSide } from '@/contract/master-data/duplicates';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { mergedColumns, mergeGroups } from './duplicateCodes';
import { NOTHING } from '@kit/format/number';
import { Dialog } from '@/ui/Dialog';
import { MergedValue } from './MergedValue';

interface Props {
  pair: DuplicatePair;
  onClose: () => void;
  onMerged: () => void;
}

type Choices = Record<string, MergeSide>;

const nameOf = ({ code, name }: MergePreview['source']) => `${code} ${name}`;

/** The fields in which the two differ, each with the choice of whose value is kept. */
function FieldChoices({
  preview,
  choices,
  onChoose,
}: {
  preview: MergePreview;
  choices: Choices;
  onChoose: (chosen: Choices) => void;
}) {
  const differing = preview.fields.filter(({ source, target }) => source !== target);
  if (differing.length === 0) return null;
  return (
    <Flex vertical gap="small">
      <Typography.Text strong>
        <T id="duplicate.fields" />
      </Typography.Text>
      {differing.map(({ field, source, target, keep }) => (
        <Flex key={field} wrap gap="small" align="baseline">
          <Typography.Text type="secondary" id={`merge-${field}`}>
            {mergedColumns.labelOf(field)}
          </Typography.Text>
          <Radio.Group
            aria-labelledby={`merge-${field}`}
            value={choices[field] ?? keep}
            options={[
              { value: 'target', label: <MergedValue field={field} value={target} names={preview.names} /> },
              { value: 'source', label: <MergedValue field={field} value={source} names={preview.names} /> },
            ]}
            onChange={({ target: { value } }) =>
              onChoose({ ...choices, [field]: value === 'source' ? 'source' : 'target' })
            }
          />
        </Flex>
      ))}
    </Flex>
  );
}

/** How many rows move to the kept record, and how many stay because it has its own. */
const Counts = ({ counts }: Pick<MergePreview, 'counts'>) => (
  <Flex vertical gap="small">
    <Typography.Text strong>
      <T id="duplicate.counts" />
    </Typography.Text>
    {counts.length === 0 && <Typography.Text>{NOTHING}</Typography.Text>}
    {counts.map(({ group, moved, kept }) => (
      <Typography.Text key={group}>
        {mergeGroups.labelOf(group)} <T id="duplicate.moved" values={{ count: moved }} />
        {kept > 0 && (
          <Typography.Text type="secondary">
            {' '}
            <T id="duplicate.kept" values={{ count: kept }} />
          </Typography.Text>
        )}
      </Typography.Text>
    ))}
  </Flex>
);

/** Merges one record of a pair into the other, after a preview of the result. */
export function MergeDialog({ pair, onClose, onMerged }: Props) {
  const { kind, one, other } = pair;
  const text = useText();
  const [isSwapped, setSwapped] = useState(false);
  const [choices, setChoices] = useState<Choices>({});
  const [isMerging, setMerging] = useState(false);
  const [source, target] = isSwapped ? [one, other] : [other, one];
  const sides = { kind, sourceId: source.id, targetId: target.id };
  const { data, error, loading, refresh } = useCall(duplicateApi.mergePreview, sides);
  const preview = data?.source.id === source.id ? data : undefined;
  const merge = async () => {
    if (!preview) return;
    const { sourceMark, targetMark } = preview;
    setMerging(true);
    try {
      const { mergeNo } = await call(duplicateApi.merge, { ...sides, sourceMark, targetMark, choices });
      notifier.success(text('duplicate.merged', { mergeNo }));
      onMerged();
    } catch {
      // `call` has shown what was wrong.
    } finally {
      setMerging(false);
    }
  };
  const isBlocked = !preview || preview.blockers.length > 0;
  return (
    <Dialog
      open
      width={720}
      title={<T id="duplicate.mergeTitle" values={{ source: nameOf(source), target: nameOf(target) }} />}
      okText={<T id="duplicate.merge" />}
      okButtonProps={{ danger: true, disabled: isBlocked, loading: isMerging }}
      // A merge that is under way cannot be cancelled: its answer would close a dialog that was opened meanwhile.
      cancelButtonProps={{ disabled: isMerging }}
      closable={{ disabled: isMerging }}
      loading={loading && !preview}
      onOk={() => void merge()}
      onCancel={onClose}
    >
      {error && !preview && <LoadFailed error={error} onRetry={refresh} />}
      {preview && (
        <Flex vertical gap="middle">
          <Typography.Text type="secondary">
            <T id="duplicate.mergeHelp" />
          </Typography.Text>
          {preview.blockers.length > 0 && (
            <Alert
              showIcon
              type="error"
              title={<T id="duplicate.blocked" />}
              description={preview.blockers.map((blocker) => (
                <div key={blocker}>{blocker}</div>
              ))}
            />
          )}
          <Flex>
            <Button
              size="small"
              onClick={() => {
                setSwapped(!isSwapped);
                setChoices({});
              }}
            >
              <T id="duplicate.swap" />
            </Button>
          </Flex>
          <FieldChoices preview={preview} choices={choices} onChoose={setChoices} />
          <Counts counts={preview.counts} />
        </Flex>
      )}
    </Dialog>
  );
}
