import { Button, Flex } from 'antd';
import { type PointerEvent, type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { fileApi } from '@/contract/account/files';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import styles from './SignaturePad.module.css';

/** Black on white also in the dark theme: the picture is stored. */
const INK = { colour: 'black', paper: 'white', width: 2.5 };

interface Props {
  id?: string;
  /** File id. */
  value?: string | null;
  onChange?: (fileId: string | null) => void;
  taker: Ref<SignatureTaker>;
  /** Offers no photo as a replacement, which would have to be uploaded at once. */
  isDrawnOnly?: boolean;
}

const pngOf = (canvas: HTMLCanvasElement) => new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));

/** Fits the canvas to the resolution of the screen, and paints it white. */
function clearedPad(canvas: HTMLCanvasElement) {
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

interface PadProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  isSigned: boolean;
  /** Called with true for each stroke, and with false when the pad is cleared. */
  onDrawn: (isSigned: boolean) => void;
}

function Pad({ canvas, isSigned, onDrawn }: PadProps) {
  const text = useText();
  const pen = useRef<CanvasRenderingContext2D | null>(null);
  const down = ({ nativeEvent: { offsetX, offsetY }, currentTarget, pointerId }: PointerEvent<HTMLCanvasElement>) => {
    currentTarget.setPointerCapture(pointerId);
    pen.current ??= clearedPad(currentTarget);
    pen.current?.beginPath();
    pen.current?.moveTo(offsetX, offsetY);
  };
  const move = ({ nativeEvent: { offsetX, offsetY }, buttons }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0 || !pen.current) return;
    pen.current.lineTo(offsetX, offsetY);
    pen.current.stroke();
    onDrawn(true);
  };
  const clear = () => {
    if (canvas.current) pen.current = clearedPad(canvas.current);
    onDrawn(false);
  };
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.pad}
        role="img"
        aria-label={text('registration.padLabel')}
        onPointerDown={down}
        onPointerMove={move}
      />
      <Flex gap="small" className={styles.bar ?? ''}>
        <Button size="small" disabled={!isSigned} onClick={clear}>
          <T id="registration.clearSignature" />
        </Button>
      </Flex>
    </>
  );
}

/** The value of the field while the picture is only on the pad: it is uploaded when the form is saved. */
const DRAWN = 'drawn';

/** How the form gets the signature when it is saved. */
export interface SignatureTaker {
  /** Uploads the signature unless it has been, and answers the file id of signature or photo; null without one. */
  take: () => Promise<string | null>;
  /** The drawing as a data URL, to be uploaded later. */
  picture: () => string | undefined;
}

/** A signature, drawn with a pen, a finger or a mouse; a photo may replace it. */
export function SignaturePad({ id, value = null, onChange, taker, isDrawnOnly = false }: Props) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasInk = useRef(false);
  const stored = useRef<string>(undefined);
  const [isAsked, setAsked] = useState(false);
  // The value may also be a photo that a draft has restored.
  const isPhoto = isAsked || (value !== null && value !== DRAWN);
  useImperativeHandle(taker, () => ({
    async take() {
      if (value !== DRAWN) return value;
      // A draft remembers that there was a signature, but not the drawing.
      const picture = hasInk.current && canvas.current ? await pngOf(canvas.current) : null;
      if (!picture) return null;
      // After a refusal of the form the picture need not be uploaded again.
      stored.current ??= (
        await call.upload(fileApi.upload, { bizType: 'signature' }, { file: picture, name: 'signature.png' })
      ).fileId;
      return stored.current;
    },
    picture: () => (value === DRAWN && hasInk.current ? canvas.current?.toDataURL('image/png') : undefined),
  }));
  const draw = (isSigned: boolean) => {
    hasInk.current = isSigned;
    stored.current = undefined;
    onChange?.(isSigned ? DRAWN : null);
  };
  const swap = () => {
    // Nothing invisible is kept: the drawing is lost with its pad, and the photo with its field.
    if (value !== null) draw(false);
    setAsked(!isPhoto);
  };
  const photo = (
    <ImageUpload
      {...(id === undefined ? {} : { id })}
      value={value}
      {...(onChange ? { onChange } : {})}
      bizType="signature"
      alt={text('registration.signatureImage')}
      stored={{ fileId: null, url: '' }}
    />
  );
  return (
    <>
      {isPhoto ? photo : <Pad canvas={canvas} isSigned={value === DRAWN} onDrawn={draw} />}
      {!isDrawnOnly && (
        <Button type="link" size="small" onClick={swap}>
          <T id={isPhoto ? 'registration.bySignature' : 'registration.byPhoto'} />
        </Button>
      )}
    </>
  );
}
