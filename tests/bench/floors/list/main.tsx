/* The floor of P6, P9 and P10: ProLayout and ProTable as their documents have them; `?bare` is the table alone. */
import { ProLayout } from '@ant-design/pro-components';
import { createRoot } from 'react-dom/client';
import { FairTable } from './FairTable';

/** So many does the menu of the console show beside the trade fairs: its groups, and the pages of one. */
const ENTRIES = 28;

const route = {
  path: '/',
  routes: Array.from({ length: ENTRIES }, (_, i) => ({ path: `/${i}`, name: `Entry ${i + 1}` })),
};

const asked = new URLSearchParams(window.location.search);
const table = <FairTable columns={Number(asked.get('columns') ?? Infinity)} />;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    asked.has('bare') ? (
      table
    ) : (
      <ProLayout title="Console" breakpoint={false} route={route} location={{ pathname: '/0' }}>
        {table}
      </ProLayout>
    ),
  );
