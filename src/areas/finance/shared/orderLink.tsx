import { Link } from '@umijs/max';

/** The order that a document is of, with its lines and the trace of their prices. */
export const orderLink = ({ orderNo }: { orderNo: string }) =>
  orderNo && <Link to={`/order/orderInquiry?order=${encodeURIComponent(orderNo)}`}>{orderNo}</Link>;
