import { Button, Empty } from 'antd';
import type { DoorGuest } from '@/contract/trade-fair/door';
import { T } from '@/core/i18n';
import styles from '../FairDoor.module.css';

interface Props {
  guests: readonly DoorGuest[];
  onChoose: (guest: DoorGuest) => void;
}

/** Guests of one name: the company tells them apart. */
export function GuestChoice({ guests, onChoose }: Props) {
  if (guests.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="door.nobody" />} />;
  return (
    <ul className={styles.choice}>
      {guests.map((guest) => (
        <li key={guest.guestId}>
          <Button block className={styles.guest ?? ''} onClick={() => onChoose(guest)}>
            <strong>{guest.guestName}</strong>
            <span>{guest.customerName}</span>
            <span>{guest.phone}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
