import { T, useKnownText } from '@/core/i18n';

/** What a row of the log is about; an object without a name is shown by the name of its calls. */
export function ObjectName({ type }: { type: string }) {
  const known = useKnownText()(`logObject.${type}`);
  return known ? <T id={known} /> : type;
}
