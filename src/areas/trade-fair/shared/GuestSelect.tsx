import { type Guest, guestApi } from '@/contract/trade-fair/guests';
import { useText } from '@/core/i18n';
import { SearchSelectMany } from '@/ui/form/SearchSelect';

interface Props {
  id?: string;
  tradeFairId: string;
  value?: string[];
  onChange?: (guestIds: string[]) => void;
}

const option = ({ guestId, guestName, customerName, phone }: Guest) => ({
  value: guestId,
  label: `${guestName} · ${customerName} · ${phone}`,
});

/** Guests of a fair. */
export function GuestSelect({ tradeFairId, ...props }: Props) {
  const text = useText();
  return (
    <SearchSelectMany
      {...props}
      placeholder={text('guest.pick')}
      list={{
        endpoint: guestApi.guestList,
        query: (keyword) => ({ tradeFairId, keyword }),
        byIds: (guestIds) => ({ tradeFairId, guestIds }),
        option,
      }}
    />
  );
}
