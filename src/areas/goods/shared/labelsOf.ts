import { formatList } from '@kit/format/list';

/** The names of picked items; an item that was only typed is shown by its id. */
export const labelsOf = (value: unknown) =>
  Array.isArray(value)
    ? formatList(
        value.map((one: unknown) =>
          typeof one === 'object' && one !== null && 'label' in one ? String(one.label) : String(one),
        ),
      )
    : '';
