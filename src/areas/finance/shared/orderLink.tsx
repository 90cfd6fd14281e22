import { Link } from '@umijs/max';

/** The link to the order of a document, with its lines and the trace of their prices. */
export const orderLink = ({ orderNo }: { orderNo: string }) =>
  orderNo && <Link to={`/order/orderInquiry?order=${encodeURIComponent(orderNo)}`}>{orderNo}</Link>;
