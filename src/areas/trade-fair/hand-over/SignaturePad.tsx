import { Button, Flex, Image, Spin } from 'antd';
import { type PointerEvent, useRef, useState } from 'react';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { fileApi } from '@/contract/account/files';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import styles from './SignaturePad.module.css';

/** Ink on paper, in both themes: the picture is kept. */
const INK = { colour: 'black', paper: 'white', width: 2.5 };

interface Props {
  id?: string;
  /** File id. */
  value?: string | null;
  onChange?: (fileId: string | null) => void;
}

const pngOf = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));

function start(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const scale = window.devicePixelRatio || 1;
  canvas.width = canvas.clientWidth * scale;
  canvas.height = canvas.clientHeight * scale;
  context.scale(scale, scale);
  context.fillStyle = INK.paper;
  context.fillRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  context.strokeStyle = INK.colour;
  context.lineWidth = INK.width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  return context;
}

function Pad({ onSigned }: { onSigned: (picture: Blob) => Promise<void> }) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pen = useRef<CanvasRenderingContext2D | null>(null);
  const [isSigned, setSigned] = useState(false);
  const [pending, setPending] = useState(false);
  const down = ({ nativeEvent: { offsetX, offsetY }, currentTarget, pointerId }: PointerEvent<HTMLCanvasElement>) => {
    currentTarget.setPointerCapture(pointerId);
    pen.current ??= start(currentTarget);
    pen.current?.beginPath();
    pen.current?.moveTo(offsetX, offsetY);
  };
  const move = ({ nativeEvent: { offsetX, offsetY }, buttons }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0 || !pen.current) return;
    pen.current.lineTo(offsetX, offsetY);
    pen.current.stroke();
    setSigned(true);
  };
  const clear = () => {
    if (canvas.current) pen.current = start(canvas.current);
    setSigned(false);
  };
  const take = async () => {
    const picture = canvas.current && (await pngOf(canvas.current));
    if (!picture) return;
    setPending(true);
    await onSigned(picture).catch(() => undefined);
    setPending(false);
  };
  return (
    <Spin spinning={pending}>
      <canvas
        ref={canvas}
        className={styles.pad}
        role="img"
        aria-label={text('registration.padLabel')}
        onPointerDown={down}
        onPointerMove={move}
      />
      <Flex gap="small" className={styles.bar ?? ''}>
        <Button size="small" disabled={!isSigned} onClick={() => void take()}>
          <T id="registration.takeSignature" />
        </Button>
        <Button size="small" disabled={!isSigned} onClick={clear}>
          <T id="registration.clearSignature" />
        </Button>
      </Flex>
    </Spin>
  );
}

/** A signature, drawn with a pen, a finger or a mouse; a photo may replace it. */
export function SignaturePad({ id, value, onChange }: Props) {
  const text = useText();
  const [isPhoto, setPhoto] = useState(false);
  const [drawn, setDrawn] = useState<{ fileId: string; url: string }>();
  const keep = async (picture: Blob) => {
    const stored = await call.upload(
      fileApi.upload,
      { bizType: 'signature' },
      { file: picture, name: 'signature.png' },
    );
    setDrawn(stored);
    onChange?.(stored.fileId);
  };
  const reset = () => {
    setDrawn(undefined);
    onChange?.(null);
  };
  if (drawn && value === drawn.fileId) {
    return (
      <Flex vertical gap="small" align="start">
        <Image src={drawn.url} alt={text('registration.signatureImage')} height={120} />
        <Button size="small" onClick={reset}>
          <T id="registration.signAgain" />
        </Button>
      </Flex>
    );
  }
  const photo = (
    <ImageUpload
      {...(id === undefined ? {} : { id })}
      value={value ?? null}
      {...(onChange ? { onChange } : {})}
      bizType="signature"
      alt={text('registration.signatureImage')}
      stored={{ fileId: null, url: '' }}
    />
  );
  return (
    <>
      {isPhoto ? photo : <Pad onSigned={keep} />}
      <Button type="link" size="small" onClick={() => setPhoto(!isPhoto)}>
        <T id={isPhoto ? 'registration.bySignature' : 'registration.byPhoto'} />
      </Button>
    </>
  );
}
