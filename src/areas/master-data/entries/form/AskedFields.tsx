import { Card, Form, Input, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { EntryDetail } from '@/contract/master-data/entry-records';
import { T, useText } from '@/core/i18n';
import styles from './form.module.css';
import { PathName } from '../../shared/entries/PathName';
import type { FieldName } from '../sections';

const MOST = 200;

/** The name of the field that a path leads to, if the path leads to a whole field. */
export const simpleName = (path: string) => (path.includes('.') ? undefined : (path as FieldName));

interface Asked {
  path: string;
  remark: string;
  /** Absent for applicants who are not staff. */
  stepName?: string;
}

interface Props {
  entry: { asked: readonly Asked[]; form: EntryDetail['form'] };
  /** The input of a field. */
  input: (name: FieldName) => ReactNode;
}

/** Fields that have to be changed, at the top: each with its remark, its input, and room for an answer. */
export function AskedFields({ entry: { asked, form }, input }: Props) {
  const text = useText();
  return (
    <>
      {asked.map(({ path, remark, stepName }) => {
        const name = simpleName(path);
        return (
          <Card key={path} size="small" className={styles.asked ?? ''} data-asked={path}>
            <Typography.Text className={styles.remark ?? ''}>
              <Tag color="warning">
                <T id="entryForm.toChange" />
              </Tag>
              <strong>
                <PathName path={path} form={form} />
              </strong>
              {' · '}
              {stepName === undefined ? remark : <T id="entryForm.saidBy" values={{ step: stepName, remark }} />}
            </Typography.Text>
            {name === undefined ? (
              <Typography.Paragraph type="secondary">
                <T id="entryForm.changeBelow" />
              </Typography.Paragraph>
            ) : (
              input(name)
            )}
            <Form.Item
              name={['replies', path]}
              label={<T id="entryForm.reply" />}
              extra={<T id="entryForm.replyHelp" />}
            >
              <Input.TextArea rows={1} autoSize maxLength={MOST} placeholder={text('entryForm.replyHint')} />
            </Form.Item>
          </Card>
        );
      })}
    </>
  );
}
