import { Button, Flex } from 'antd';
import { refusedPageApi } from '@/contract/account/refused-page';
import { T, useLanguage } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { formatList } from '@kit/format/list';
import { askForAccess } from './accessStore';

interface Props {
  path: string;
  /** Takes the notice away. */
  onAsk: () => void;
}

/** Below "no permission": which page, who can grant it, and a way to request it. */
export function RefusedNotice({ path, onAsk }: Props) {
  const language = useLanguage();
  const { data } = useCall(refusedPageApi.refused, { path });
  if (!data) return null;
  const { title, titles, grantors, isAsked } = data;
  const values = { page: titles[language] || title, people: formatList(grantors) };
  return (
    <Flex vertical gap="small" align="start">
      <span>
        <T id={grantors.length > 0 ? 'access.people' : 'access.nobody'} values={values} />
      </span>
      {isAsked ? (
        <span>
          <T id="access.waiting" />
        </span>
      ) : (
        <Button
          size="small"
          onClick={() => {
            onAsk();
            askForAccess(data);
          }}
        >
          <T id="access.ask" />
        </Button>
      )}
    </Flex>
  );
}
