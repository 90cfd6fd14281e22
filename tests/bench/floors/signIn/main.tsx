/* The floor of P1 to P4: a sign-in of React and antd with nothing else around it. */
import { Button, Form, Input } from 'antd';
import { createRoot } from 'react-dom/client';

function SignIn() {
  return (
    <main style={{ width: 320, margin: '160px auto' }}>
      <h1>Console</h1>
      <Form layout="vertical">
        <Form.Item name="username" label="User name" rules={[{ required: true }]}>
          <Input autoComplete="username" />
        </Form.Item>
        <Form.Item name="password" label="Password" rules={[{ required: true }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block>
          Sign in
        </Button>
      </Form>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignIn />);
