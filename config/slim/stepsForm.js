/* ProTable's search form can be a form in steps: it is loaded when it is one (ADR 9). */
import { lazyField } from './lazyField';

const load = () => import('@ant-design/pro-components/es/form/layouts/StepsForm/index.js');

export const StepsForm = lazyField(() => load().then((all) => ({ default: all.StepsForm })));
StepsForm.StepForm = lazyField(() => load().then((all) => ({ default: all.StepsForm.StepForm })));
