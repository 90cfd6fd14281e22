/* The input of a code in single figures hangs on each `Input` of antd (ADR 9). */
import { later } from './later';

const OTP = later(() => import('antd/es/input/OTP/index.js'));
export { OTP as default };
