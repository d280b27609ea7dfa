import type { CallFailure, Result } from '@bookfront/shared/api-client';
import { useEarlyInput, usePostedForm, withInputs, withPosted } from '@bookfront/shared/page';
import { type FormikValues, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIsMounted } from './use-is-mounted';

interface ShopFormOptions<V> {
  /** Read once, when the form is drawn for the first time. */
  initialValues: () => V;
  /** A schema of yup, or what gives one when the form is sent. */
  schema: object | (() => object);
  /** Where the form posts to before its page is hydrated, one of `href.form`; without it only scripts send it. */
  action?: string;
  /** Sends what was typed. Put here what must also happen if the shopper has left the form meanwhile. */
  send: (values: V) => Promise<Result<unknown>>;
  /** Called while the form is still there. */
  onDone?: () => void;
  onFailed?: (failure: CallFailure) => void;
}

export type ShopForm<V extends FormikValues> = ReturnType<typeof useShopForm<V>>;

/**
 * A form that the shop checks and sends: one send at a time; after each attempt the first wrong field takes the focus.
 * A failure keeps what was typed: its field errors stand at their fields, each until that field is changed; `failure`
 * has its words. A form with an `action` that was refused before scripts begins with what was typed, passwords excepted;
 * what was typed into the server's markup meanwhile stays.
 */
export function useShopForm<V extends FormikValues>(options: ShopFormOptions<V>) {
  const posted = usePostedForm(options.action);
  const [initial] = useState(() => withPosted(options.initialValues(), posted));
  const sending = useSending(options);
  const form = useFormik<V>({
    initialValues: initial.values,
    initialErrors: initial.errors,
    validationSchema: options.schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values, { setFieldError }) => sending.submit(values, setFieldError),
  });
  const element = useFirstWrongField(form);
  useEarlyInput(element, (early) => {
    const { values, changed } = withInputs(initial.values, early);
    if (changed.length > 0) void form.setValues(values, false);
    for (const name of changed) form.setFieldError(name, undefined);
  });
  return {
    ...form,
    failure: sending.failure,
    clearFailure: sending.clearFailure,
    isBusy: form.isSubmitting,
    /** What was sent last has arrived. */
    isDone: sending.isDone,
    /** What a Field needs. */
    field: <N extends keyof V & string>(name: N) => ({
      ...form.getFieldProps(name),
      error: form.errors[name],
    }),
    /** For the form element. */
    props: {
      ref: element,
      ...methodOf(options.action),
      noValidate: true,
      onSubmit: form.handleSubmit,
      onChange: ({ target }: FormEvent) => {
        const name = nameOf(target);
        if (name in form.errors) form.setFieldError(name, undefined);
      },
    },
  };
}

/** One send at a time, and what came of the last one. */
function useSending<V>({ send, onDone, onFailed }: Pick<ShopFormOptions<V>, 'send' | 'onDone' | 'onFailed'>) {
  const [failure, setFailure] = useState<CallFailure>();
  const [isDone, setDone] = useState(false);
  const isSending = useRef(false);
  const isMounted = useIsMounted();

  type SetFieldError = (name: string, text: string) => void;
  // without a promise of the ignored submit formik stays busy until the first one ends
  const submit = (values: V, setFieldError: SetFieldError) =>
    isSending.current ? undefined : sendOnce(values, setFieldError);

  async function sendOnce(values: V, setFieldError: SetFieldError) {
    isSending.current = true;
    setFailure(undefined);
    setDone(false);
    const result = await send(values).finally(() => {
      isSending.current = false;
    });
    if (!isMounted.current) return;
    setDone(result.ok);
    if (result.ok) return onDone?.();
    setFailure(result.failure);
    for (const [name, text] of Object.entries(result.failure.fields)) setFieldError(name, text);
    onFailed?.(result.failure);
  }
  return { failure, isDone, submit, clearFailure: () => setFailure(undefined) };
}

/**
 * A form that only scripts can send has the method 'dialog': submitted before the page is hydrated it sends nothing, so
 * that no field gets into an address and nothing that was typed is lost.
 */
const methodOf = (action: string | undefined) => (action ? { method: 'post', action } : { method: 'dialog' });

const nameOf = (target: EventTarget): string => ('name' in target ? String(target.name) : '');

/** The field is read out with what is wrong with it, also where it had the focus before. */
function useFirstWrongField({ submitCount, isSubmitting }: { submitCount: number; isSubmitting: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.blur();
    wrong?.focus();
  }, [submitCount, isSubmitting]);
  return form;
}
