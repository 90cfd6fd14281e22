/*
 * The control of a period, with which most lists begin, brings the calendar along. A field of the same size stands in its
 * place until somebody turns to it, and is as good as the control then: it has the focus, and is open (ADR 9).
 */
import { CalendarOutlined } from '@ant-design/icons';
import { formatDate } from '@ant-design/pro-components/es/field/components/DatePicker/datePickerUtils.js';
import { useIntl } from '@ant-design/pro-components/es/provider/index.js';
import { Input } from 'antd';
import { createElement, lazy, startTransition, useEffect, useRef, useState } from 'react';
import { lazyField } from './lazyField';

const BETWEEN = ' → ';
const CONTENTS = { display: 'contents' };
const ICON = createElement(CalendarOutlined, { style: { opacity: 0.4 } });

/** Somebody points at the field, or is in its first or its second day. */
const POINTED = -1;
const FIRST = 0;
const SECOND = 1;

function dayAt({ clientX, currentTarget }) {
  const { left, width } = currentTarget.firstElementChild.getBoundingClientRect();
  return clientX > left + width / 2 ? SECOND : FIRST;
}

function Waiting({ fieldProps = {}, format, id, onWanted }) {
  const choose = useIntl().getMessage('tableForm.selectPlaceholder', '请选择');
  const { value, placeholder = [choose, choose], size, style, className, disabled } = fieldProps;
  const days = Array.isArray(value) ? value.map((day) => formatDate(day, fieldProps.format ?? format)) : [];
  const input = createElement(Input, {
    id: fieldProps.id ?? id,
    readOnly: true,
    disabled,
    size,
    style,
    className,
    placeholder: [placeholder].flat().join(BETWEEN),
    value: days.join(BETWEEN),
    suffix: ICON,
    onFocus: () => onWanted(FIRST),
  });
  const pointed = { onPointerEnter: () => onWanted(POINTED), onPointerDown: (event) => onWanted(dayAt(event)) };
  return createElement('span', { style: CONTENTS, ...pointed }, input);
}

/** A field whose period is edited without its control until then; `load` brings the field. */
export function rangeField(load) {
  const Whole = lazy(load);
  const Other = lazyField(load);

  function Entered({ day, fieldProps = {}, ...props }) {
    const host = useRef(null);
    const isOpen = useRef(false);
    const wasOpen = useRef(false);
    useEffect(() => {
      const input = host.current?.querySelectorAll('input')[day];
      input?.focus();
      input?.click();
      // Once: what comes later happens to the control itself.
    }, []);
    const onOpenChange = (now) => {
      isOpen.current = now;
      fieldProps.onOpenChange?.(now);
    };
    const keys = {
      onKeyDownCapture: () => {
        wasOpen.current = isOpen.current;
      },
      // Enter in one day turns to the other one: a search would be for the former period, and put it back.
      onKeyDown: (event) => {
        if (event.key !== 'Enter' || !wasOpen.current || !isOpen.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
    const whole = createElement(Whole, { ...props, fieldProps: { ...fieldProps, onOpenChange } });
    return createElement('span', { ref: host, style: CONTENTS, ...keys }, whole);
  }

  function Period(props) {
    const [day, setDay] = useState();
    // As a transition: what stands in keeps the focus until the control is there.
    const want = (wanted) => startTransition(() => setDay((before = POINTED) => Math.max(before, wanted)));
    if (day === undefined) return createElement(Waiting, { ...props, onWanted: want });
    return createElement(Entered, { ...props, day });
  }

  return function RangeField(props) {
    const isPlain = (props.mode === 'edit' || props.mode === 'update') && !props.light && !props.formItemRender;
    return createElement(isPlain ? Period : Other, props);
  };
}
