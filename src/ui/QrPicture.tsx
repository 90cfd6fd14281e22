import { QRCode } from 'antd';

interface Props {
  /** The accessible name. */
  label: string;
  value: string;
  size: number;
}

/** A code to be scanned, sharp on paper too. antd's own picture has no name. */
export function QrPicture({ label, value, size }: Props) {
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden>
        <QRCode type="svg" size={size} value={value} />
      </div>
    </div>
  );
}
