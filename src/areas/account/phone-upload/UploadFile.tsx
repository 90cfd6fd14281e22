import { useLocation } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Result, Skeleton } from 'antd';
import { useState } from 'react';
import { PhonePage } from '@/ui/PhonePage';
import { fileApi } from '@/contract/account/files';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { PickFiles } from './PickFiles';

/** The ticket stands behind the `#`: browsers send that part of an address to no server, so no log has it. */
const useTicket = () => useLocation().hash.slice(1);

/** /uploadFile: opened on a phone by a QR code, to hand over a picture without signing in. */
export function UploadFile() {
  const ticket = useTicket();
  return (
    <PhonePage title="mobileUpload.title">
      {/* Another code that is opened in the same window starts over. */}
      <Ticket key={ticket} ticket={ticket} />
    </PhonePage>
  );
}

function Ticket({ ticket }: { ticket: string }) {
  const [done, setDone] = useState(0);
  const { data, error, refresh } = useRequest(() => call(fileApi.ticket, { ticket }, { silent: true }), {
    ready: ticket !== '',
    // The page shows the error.
    onError: () => undefined,
  });
  if (done > 0) {
    return (
      <Result
        status="success"
        title={<T id="mobileUpload.done" values={{ count: done }} />}
        subTitle={<T id="mobileUpload.doneHelp" />}
      />
    );
  }
  if (ticket === '' || error || (data && data.files.length >= data.limit)) {
    return (
      <Result
        status="warning"
        title={<T id="mobileUpload.invalid" />}
        subTitle={error ? error.message : <T id="mobileUpload.invalidHelp" />}
      />
    );
  }
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  return <PickFiles ticket={ticket} state={data} onDone={setDone} onRefused={refresh} />;
}
