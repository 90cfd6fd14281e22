import { Alert } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { T, useText } from '@/core/i18n';
import styles from '../FairDoor.module.css';
import { openDecoder } from './decoder';

/** How often a frame of the camera is decoded. */
const LOOK_MS = 150;
/** A code that stays in front of the camera counts once within this time. */
const SAME_MS = 4_000;

/** Shows the back camera and looks for codes until it is stopped. */
async function watch(video: HTMLVideoElement, onSeen: (code: string) => void, signal: AbortSignal) {
  const [decode, stream] = await Promise.all([
    openDecoder(),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
  ]);
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const code = await decode(video).catch(() => undefined);
    if (signal.aborted) return;
    if (code !== undefined) onSeen(code);
    timer = setTimeout(() => void look(), LOOK_MS);
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  await look();
}

interface Props {
  /**
   * Answers false while the answer for the guest before is still shown; the code is offered again as long as it is
   * visible.
   */
  onCode: (code: string) => boolean;
}

/** Scans one code after the other. */
export function Camera({ onCode }: Props) {
  const text = useText();
  const video = useRef<HTMLVideoElement>(null);
  const last = useRef({ code: '', at: 0 });
  const [isDenied, setDenied] = useState(false);
  const seen = useEffectEvent((code: string) => {
    const isSame = code === last.current.code && Date.now() - last.current.at < SAME_MS;
    if (isSame || onCode(code)) last.current = { code, at: Date.now() };
  });
  useEffect(() => {
    const life = new AbortController();
    if (video.current) watch(video.current, seen, life.signal).catch(() => !life.signal.aborted && setDenied(true));
    return () => life.abort();
  }, []);
  if (isDenied) return <Alert showIcon type="warning" title={<T id="door.noCamera" />} />;
  return <video ref={video} className={styles.camera} muted playsInline aria-label={text('door.camera')} />;
}
