/* The input of a code in single figures hangs on each `Input` of antd (ADR 9). */
import { createElement, lazy, Suspense } from 'react';

const Whole = lazy(() => import('antd/es/input/OTP/index.js'));

export default (props) => createElement(Suspense, { fallback: null }, createElement(Whole, props));
