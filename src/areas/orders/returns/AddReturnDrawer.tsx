import { Form } from 'antd';
import { useRef } from 'react';
import { RETURN_IMAGES, type ReturnPreview, returnApi } from '@/contract/orders/returns';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { PicturesUpload } from '@/ui/upload/PicturesUpload';
import { useCall } from '@kit/data/useCall';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { GoodsTable, linesOf } from './GoodsTable';
import { PreviewPanel } from './PreviewPanel';
import { type NewReturn, newReturnFields } from './returnFields';

function Goods(props: { value?: NewReturn['quantities']; onChange?: (quantities: NewReturn['quantities']) => void }) {
  const orderNo = Form.useWatch<string | undefined>('orderNo') ?? '';
  return <GoodsTable key={orderNo} {...props} orderNo={orderNo.trim()} />;
}

interface PreviewProps {
  onSeen: (preview: ReturnPreview, refresh: () => void) => void;
}

/** Computed again with each change: the return is sent with the figures that the user has seen. */
function OrderPreview({ orderNo, onSeen, ...form }: PreviewProps & Partial<NewReturn> & { orderNo: string }) {
  const { returnType } = form;
  const lines = linesOf(orderNo, form.quantities);
  const { data, error, refresh } = useCall(
    returnApi.preview,
    { orderNo, returnType: returnType ?? 1, lines },
    { ready: returnType !== undefined && lines.length > 0 },
  );
  if (!data || error || lines.length === 0) return null;
  onSeen(data, refresh);
  return <PreviewPanel preview={data} />;
}

/** The figures of one order; while another one is loaded, none are shown. */
function Preview({ onSeen }: PreviewProps) {
  const form = Form.useWatch<Partial<NewReturn> | undefined>([]) ?? {};
  const orderNo = form.orderNo?.trim() ?? '';
  return <OrderPreview key={orderNo} {...form} orderNo={orderNo} onSeen={onSeen} />;
}

const EMPTY: Partial<NewReturn> = {};

/** Makes a return: goods of one order that a customer sends back. */
export function AddReturnDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const seen = useRef({ previewHash: '', refresh: () => {} });
  const save = ({ orderNo: typed, returnType, reason, images, quantities }: NewReturn) => {
    const orderNo = typed.trim();
    const { previewHash } = seen.current;
    const lines = linesOf(orderNo, quantities);
    return call(returnApi.add, { orderNo, returnType, reason, images, lines, previewHash }, { silent: true }).catch(
      (error: unknown) => {
        // The figures may have changed: the present ones are shown with the message.
        seen.current.refresh();
        throw error;
      },
    );
  };
  return (
    <RecordDrawer<Partial<NewReturn>, NewReturn>
      draftKey="new return"
      title="returnRecord.addTitle"
      help="returnRecord.addHelp"
      okText="returnRecord.submit"
      fields={newReturnFields}
      record={open ? EMPTY : undefined}
      save={save}
      onClose={onClose}
    >
      {newReturnFields.inputs(['orderNo', 'returnType', 'reason'])}
      <newReturnFields.Field name="images">
        <PicturesUpload most={RETURN_IMAGES} bizType="evidence" alt={text('returnForm.images')} />
      </newReturnFields.Field>
      <newReturnFields.Field name="quantities">
        <Goods />
      </newReturnFields.Field>
      <Preview
        onSeen={({ previewHash }, refresh) => {
          seen.current = { previewHash, refresh };
        }}
      />
    </RecordDrawer>
  );
}
