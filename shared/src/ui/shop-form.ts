import type { CallFailure, Result } from '@bookfront/shared/api-client';
import { type FormikValues, useFormik } from 'formik';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIsMounted } from './use-is-mounted';

interface ShopFormOptions<V> {
  /** Read once, when the form is drawn for the first time. */
  initialValues: () => V;
  /** A schema of yup, or what gives one when the form is sent. */
  schema: object | (() => object);
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
 * has its words.
 */
export function useShopForm<V extends FormikValues>({
  initialValues,
  schema,
  send,
  onDone,
  onFailed,
}: ShopFormOptions<V>) {
  const [initial] = useState(initialValues);
  const [failure, setFailure] = useState<CallFailure>();
  const [isDone, setDone] = useState(false);
  const isSending = useRef(false);
  const isMounted = useIsMounted();
  const form = useFormik<V>({
    initialValues: initial,
    validationSchema: schema,
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => (isSending.current ? undefined : submit(values)),
  });
  const element = useFirstWrongField(form);

  async function submit(values: V) {
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
    for (const [name, text] of Object.entries(result.failure.fields)) form.setFieldError(name, text);
    onFailed?.(result.failure);
  }
  return {
    ...form,
    failure,
    clearFailure: () => setFailure(undefined),
    isBusy: form.isSubmitting,
    /** What was sent last has arrived. */
    isDone,
    /** What a Field needs. */
    field: <N extends keyof V & string>(name: N) => ({
      ...form.getFieldProps(name),
      error: form.errors[name],
    }),
    /** For the form element. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: form.handleSubmit,
      onChange: ({ target }: FormEvent) => {
        const name = nameOf(target);
        if (name in form.errors) form.setFieldError(name, undefined);
      },
    },
  };
}

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
