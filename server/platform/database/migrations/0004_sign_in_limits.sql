ALTER TABLE "app_user" ADD COLUMN "tokens_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "operation_log" ADD COLUMN "burst" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ends_at" timestamp (3) with time zone DEFAULT now() + interval '24 hours' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "operation_log_burst" ON "operation_log" USING btree ("burst") WHERE burst is not null;--> statement-breakpoint
-- Mobiles that were typed to sign in, and names that nobody has: some of them were passwords.
UPDATE "operation_log" SET "login_name" = regexp_replace("login_name", '^(1[3-9]\d)\d{4}(\d{4})$', '\1****\2')
WHERE "user_id" IS NULL AND "login_name" ~ '^1[3-9]\d{9}$';--> statement-breakpoint
UPDATE "operation_log" SET "login_name" = '?', "object_id" = '?', "object_name" = '?'
WHERE "user_id" IS NULL AND "result_code" <> 200 AND "object_type" = 'session' AND "login_name" !~ '\*\*\*\*'
AND NOT EXISTS (SELECT 1 FROM "app_user" WHERE lower("app_user"."login_name") = lower("operation_log"."login_name"));
