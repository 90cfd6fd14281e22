import { Button, Empty } from 'antd';
import type { DoorGuest, DoorWin } from '@/contract/trade-fair/door';
import { REGISTER_STATUS } from '@/contract/trade-fair/hand-over';
import { T, type TextId } from '@/core/i18n';
import { formatDate } from '@kit/format/date';
import { isWaiting } from '../list/book';
import styles from '../FairDoor.module.css';

const STATUS: Readonly<Record<DoorWin['registerStatus'], TextId>> = {
  [REGISTER_STATUS.waiting]: 'registerStatus.waiting',
  [REGISTER_STATUS.received]: 'registerStatus.received',
  [REGISTER_STATUS.waived]: 'registerStatus.waived',
  [REGISTER_STATUS.overdue]: 'registerStatus.overdue',
};

/** Whether the prize waits, or who has collected it and when. */
function Fate({ registerStatus, registerTime, receiver }: DoorWin) {
  return (
    <span>
      <T id={STATUS[registerStatus]} />
      {registerTime && ` · ${formatDate(registerTime, 'MDHM')}`}
      {receiver && ` · ${receiver}`}
    </span>
  );
}

interface Props {
  guest: DoorGuest;
  wins: readonly DoorWin[];
  onChoose: (win: DoorWin) => void;
}

/** The prizes of a guest, with those that wait for him. */
export function Wins({ guest, wins, onChoose }: Props) {
  return (
    <section className={styles.wins}>
      <p className={styles.who}>{guest.guestName}</p>
      <p className={styles.company}>{guest.customerName}</p>
      {wins.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="door.noWin" />} />}
      <ul className={styles.choice}>
        {wins.map((win) => (
          <li key={win.winNo}>
            <Button
              block
              type={isWaiting(win) ? 'primary' : 'default'}
              disabled={!isWaiting(win)}
              className={styles.guest ?? ''}
              onClick={() => onChoose(win)}
            >
              <strong>{win.prizeName}</strong>
              <Fate {...win} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
