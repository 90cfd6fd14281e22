import { Button, Drawer, Empty, Flex, Tag } from 'antd';
import { T, type TextId, useText } from '@/core/i18n';
import { formatDate } from '@kit/format/date';
import { answerOf } from './desk/answer';
import type { DoorEntry } from './waiting/entry';
import styles from './FairDoor.module.css';
import { type DoorItem, isToBeSeen } from './waiting/queue';

const WORKS: Readonly<Record<DoorEntry['work'], TextId>> = {
  checkIn: 'door.checkIn',
  dining: 'door.dining',
  handOver: 'door.handOver',
};

function State({ item: { entry, outcome } }: { item: DoorItem }) {
  if (!outcome) return <Tag color="orange">{<T id="door.waits" />}</Tag>;
  const { tone, title, lines } = answerOf({ kind: 'outcome', work: entry.work, outcome });
  const colour = { good: 'green', warn: 'orange', bad: 'red' }[tone];
  return (
    <>
      <Tag color={colour} className={styles.tag ?? ''}>
        <T {...title} />
      </Tag>
      {tone === 'warn' && lines.map((one) => <T key={one.id} {...one} />)}
      {outcome.isTimeUnsure && (
        <Tag color="orange">
          <T id="door.timeUnsure" />
        </Tag>
      )}
    </>
  );
}

function Entry({ item, onDrop }: { item: DoorItem; onDrop: (key: string) => void }) {
  const { entry, outcome, at } = item;
  const { name, company } = outcome?.who ?? entry.who;
  return (
    <li className={styles.entry}>
      <div>
        <strong>{name === '' ? <T id="door.someCode" /> : name}</strong> {company}
      </div>
      <Flex wrap gap="small" align="center">
        <span className={styles.hint}>
          {formatDate(entry.happenedAt ?? at, 'HM')} · <T id={WORKS[entry.work]} />
        </span>
        <State item={item} />
        {isToBeSeen(item) && (
          <Button className={styles.large ?? ''} onClick={() => onDrop(item.key)}>
            <T id="door.seen" />
          </Button>
        )}
      </Flex>
    </li>
  );
}

interface Props {
  items: readonly DoorItem[];
  onSend: () => void;
  onDrop: (key: string) => void;
  onClose: () => void;
}

/**
 * Work that was done without a connection, and the server's answer to it; first the entries that somebody has to look
 * at.
 */
export function Entries({ items, onSend, onDrop, onClose }: Props) {
  const text = useText();
  const groups: readonly (readonly [TextId, readonly DoorItem[]])[] = [
    ['door.toBeSeen', items.filter(isToBeSeen)],
    ['door.waiting', items.filter(({ outcome }) => !outcome)],
    ['door.sent', items.filter((one) => one.outcome && !isToBeSeen(one))],
  ];
  return (
    <Drawer open placement="bottom" size="80%" title={text('door.entries')} onClose={onClose}>
      {items.length === 0 && <Empty description={<T id="door.noEntries" />} />}
      {groups.map(
        ([title, group]) =>
          group.length > 0 && (
            <section key={title}>
              <Flex justify="space-between" align="center">
                <h2 className={styles.group}>{text(title, { count: group.length })}</h2>
                {title === 'door.waiting' && (
                  <Button className={styles.large ?? ''} onClick={onSend}>
                    <T id="door.sendNow" />
                  </Button>
                )}
              </Flex>
              <ul className={styles.choice}>
                {group.map((item) => (
                  <Entry key={item.key} item={item} onDrop={onDrop} />
                ))}
              </ul>
            </section>
          ),
      )}
    </Drawer>
  );
}
