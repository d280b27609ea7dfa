import { expect, test } from '@jest/globals';
import { useShopForm } from '../ui/shop-form';
import { renderOnServer } from './both-renders';

function Form({ action }: { action?: string }) {
  const form = useShopForm({
    initialValues: () => ({ password: '' }),
    schema: {},
    send: async () => ({ ok: true, value: null }),
    ...(action ? { action } : {}),
  });
  return (
    <form {...form.props}>
      <input name="password" />
    </form>
  );
}

test('a form that nothing sends before hydration is refused, since its fields would be in the address', () => {
  const bare = (
    <form className="login">
      <input name="password" />
    </form>
  );
  expect(() => renderOnServer(bare, { page: { url: '/' } })).toThrow('<form class="login">');
});

test.each<[string | undefined, string]>([
  [undefined, '<form noValidate="" method="dialog">'],
  ['/do/account/login', '<form noValidate="" action="/do/account/login" method="post">'],
])('a form of the shop with the action %s sends its fields nowhere else', (action, part) => {
  expect(renderOnServer(<Form {...(action ? { action } : {})} />, { page: { url: '/' } })).toContain(part);
});
