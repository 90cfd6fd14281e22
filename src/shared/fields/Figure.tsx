import { Link } from '@umijs/max';
import { type Drill, drillAddress } from '@/contract/drill';
import { NOTHING } from '@kit/format/number';

/** A figure, with a link to the rows behind it if the user may see all of them. */
export const Figure = ({ text, drill }: { text: string; drill: Drill | undefined }) =>
  drill && text !== NOTHING ? <Link to={drillAddress(drill)}>{text}</Link> : text;
