import { Drawer, Flex } from 'antd';
import {
  DUPLICATE_DECISION,
  DUPLICATE_PAGES,
  duplicateApi,
  type DuplicatePair,
} from '@/contract/master-data/duplicates';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { ActionButton } from '@kit/actions/ActionButton';
import { verdicts } from './duplicateCodes';
import { PairFacts } from './PairFacts';

const WIDTH = 760;

interface Props {
  pair: DuplicatePair;
  onClose: () => void;
  onMerge: () => void;
}

/** What two records have in common and what not; the user decides whether they are one. */
export function PairDrawer({ pair, onClose, onMerge }: Props) {
  const { kind, one, other, verdict, decision } = pair;
  const values = { one: `${one.code} ${one.name}`, other: `${other.code} ${other.name}` };
  const page = DUPLICATE_PAGES[kind];
  const decide = async (chosen: 1 | 2, reason: string) => {
    const pairs = [{ oneId: one.id, otherId: other.id }];
    await call(duplicateApi.decide, { kind, pairs, decision: chosen, reason }, { silent: true });
    onClose();
  };
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={<T id="duplicate.compareTitle" values={values} />}>
      <Flex vertical gap="middle">
        <div>
          <verdicts.Tag value={verdict} />
        </div>
        <PairFacts {...pair} />
        <Flex wrap gap="small">
          {decision !== DUPLICATE_DECISION.different && (
            <ActionButton
              code={`${page}_duplicates`}
              label="duplicate.isDifferent"
              reason={{ title: 'duplicate.askDifferent', content: 'duplicate.askHelp', values }}
              done="duplicate.decided"
              onAction={({ reason }) => decide(DUPLICATE_DECISION.different, reason)}
            />
          )}
          {decision !== DUPLICATE_DECISION.toMerge && (
            <ActionButton
              code={`${page}_duplicates`}
              label="duplicate.isDuplicate"
              reason={{ title: 'duplicate.askDuplicate', content: 'duplicate.askHelp', values }}
              done="duplicate.decided"
              onAction={({ reason }) => decide(DUPLICATE_DECISION.toMerge, reason)}
            />
          )}
          <ActionButton code={`${page}_merge`} label="duplicate.merge" danger onAction={onMerge} />
        </Flex>
      </Flex>
    </Drawer>
  );
}
