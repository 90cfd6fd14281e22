CREATE TABLE "statement_opening" (
	"source_ref" text PRIMARY KEY NOT NULL,
	"statement_id" bigint NOT NULL,
	"branch_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement" ADD COLUMN "opening_kept" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_opening" ADD CONSTRAINT "statement_opening_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_opening" ADD CONSTRAINT "statement_opening_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_opening_of" ON "statement_opening" USING btree ("statement_id");--> statement-breakpoint
select guard_rows('statement_opening');
