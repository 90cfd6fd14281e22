import { Link } from '@umijs/max';
import { type Drill, drillAddress } from '@/contract/drill';
import { NOTHING } from '@kit/format/number';

/** A figure, leading to what it was made of if the user may see all of that. */
export const Figure = ({ text, drill }: { text: string; drill: Drill | undefined }) =>
  drill && text !== NOTHING ? <Link to={drillAddress(drill)}>{text}</Link> : text;
