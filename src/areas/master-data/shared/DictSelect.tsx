import { Select } from 'antd';
import { platformUserApi } from '@/contract/account/platform-user';
import { useLanguage, useText } from '@/core/i18n';
import { remoteProps } from '@/ui/pick/remoteNodes';
import { useCall } from '@kit/data/useCall';
import { DICT_TEXTS } from './dictTexts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  disabled?: boolean;
  dictCode: keyof typeof DICT_TEXTS;
}

/** One text of a dictionary: the record has the text of the package, the user reads it in his language. */
export function DictSelect({ dictCode, ...select }: Props) {
  const text = useText();
  const language = useLanguage();
  const read = useCall(platformUserApi.dictList, { dictCode });
  const options = (read.data?.[dictCode] ?? []).map(({ value, labelEn }) => {
    const known = DICT_TEXTS[dictCode][value];
    const name = known ? text(known) : labelEn;
    return { value, label: language === 'zh' || value === name ? value : `${value} ${name}` };
  });
  return (
    <Select
      {...select}
      options={options}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={text('select.choose')}
      {...remoteProps(read, options)}
    />
  );
}
