import { formatList } from '@kit/format/list';

/** Names of what was picked, beside ids of what was only typed. */
export const labelsOf = (value: unknown) =>
  Array.isArray(value)
    ? formatList(
        value.map((one: unknown) =>
          typeof one === 'object' && one !== null && 'label' in one ? String(one.label) : String(one),
        ),
      )
    : '';
